### Los archivos de BattleScribe

battlescribe-error-bad = { $file }, línea { $line }, elemento { $element }: { $problem }
battlescribe-error-unrelated = { $count ->
    [0] Falta el sistema de juego (.gst) al que pertenecen estos catálogos.
   *[other] Hay { $count } sistemas de juego, y se esperaba 1.
}

battlescribe-problem-suffix = se esperaba un archivo que acabe en { $expected }.
battlescribe-problem-unreadable = el archivo no se puede leer: { $said }.
battlescribe-problem-too_big = el archivo es demasiado grande.
battlescribe-problem-zip = el archivo comprimido está estropeado: { $said }.
battlescribe-problem-packing = está comprimido de una forma que no se lee; vuelve a comprimirlo con la habitual (deflate).
battlescribe-problem-double = otra cosa tiene ya el identificador { $id } (línea { $line }).
battlescribe-problem-circle = sus enlaces dan vueltas en círculo.
battlescribe-problem-deep_links = sus enlaces llevan demasiado hondo; pueden seguirse { $most } como mucho.
battlescribe-problem-too_much = siguiendo todos los enlaces hay demasiado que leer; se leen { $most } entradas como mucho.
battlescribe-problem-several = se esperaba 1 solo archivo dentro del comprimido, y hay { $count }.
battlescribe-problem-broken = esto no es XML: { $said }.
battlescribe-problem-doctype = no se admiten definiciones de tipo de documento.
battlescribe-problem-root = se esperaba { $expected } de BattleScribe.
battlescribe-problem-version = se esperaba la versión { $expected } de BattleScribe, no { $found }.
battlescribe-problem-attribute = falta el atributo { $attribute }.
battlescribe-problem-number = se esperaba un número en { $attribute }, no «{ $found }».
battlescribe-problem-foreign = es de otro sistema de juego ({ $found }); se esperaba { $expected }.

battlescribe-left-element = no se conoce este elemento.
battlescribe-left-attribute = no se conoce el atributo { $attribute }.
battlescribe-left-dangling = apunta a { $target }, que no está en ningún archivo.
