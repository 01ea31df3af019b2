recados-title = Recados
recados-unit = pulgadas
recados-head = { $left ->
    [0] Se acabó el día
    [one] Queda 1 recado
   *[other] Quedan { $left } recados
}
recados-card = Hoy
recados-zone = La plaza
recados-result-done = Todos los recados están hechos.

recados-name-couriers = Los recaderos
recados-name-courier = La recadera
recados-name-miller = El molinero
recados-name-baker = La panadera
recados-name-cart = El carro
recados-name-mill = Molino

recados-ask-one_of = ¿Cómo viajas?
recados-ask-some = ¿Qué llevas?
recados-ask-order = ¿En qué orden los visitas?
recados-ask-amount = ¿Cuántas cartas llevas?
recados-ask-yes_no = ¿Viene el perro?
recados-ask-form = ¿A quién saludas?
recados-ask-faces = Tira por el tiempo que hará.
recados-ask-spot = ¿Dónde dejas el carro?
recados-ask-facing = ¿Hacia dónde miras?
recados-ask-route = ¿Por dónde vas?

recados-option-mule = En mula
recados-option-cart = En carro
recados-option-foot = A pie
recados-option-boat = En barca
recados-option-rope = Una cuerda
recados-option-lamp = Un farol
recados-option-map = Un mapa
recados-option-whistle = Un silbato
recados-option-mill = El molino
recados-option-oven = El horno
recados-option-forge = La fragua
recados-option-well = El pozo
recados-option-greet = Saludar { $who ->
    [miller] al molinero
   *[baker] a la panadera
}
recados-option-walk = Ir a la columna { $x }, fila { $y }
recados-option-spot = En la columna { $x }, fila { $y }
recados-option-face = { $degrees ->
    [0] Norte
    [45] Nordeste
    [90] Este
    [135] Sudeste
    [180] Sur
    [225] Sudoeste
    [270] Oeste
    [315] Noroeste
   *[other] { $degrees }°
}
recados-detail-tone = { $value ->
    [plain] Sin más
    [warm] Con cariño
   *[cold] Con frialdad
}
recados-detail-gift = { $value ->
    [bread] Con pan
    [cheese] Con queso
    [honey] Con miel
    [wine] Con vino
   *[nothing] Sin regalo
}
recados-reason-dry = El río está seco.

recados-event-noted = Apuntado: { $kind } { $answer }
recados-event-whispered = Un susurro: { $number }
recados-event-walked = La recadera camina.
