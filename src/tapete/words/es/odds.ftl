odds-error-expected = En el carácter { $position }: hay { $found }. Se espera { $expected }.
odds-error-too_large = En el carácter { $position }: es demasiado grande para calcularlo; { $expected }.
odds-error-endless = En el carácter { $position }: esto no acaba nunca; { $expected }.
odds-error-division_by_zero = En el carácter { $position }: esto puede dividir por 0; { $expected }.
odds-error-order = En el carácter { $position }: el orden no es este; { $expected }.

odds-found-end = el final
odds-found-sign = «{ $sign }»

odds-expected-value = un número, dados como 2d6, una reserva como {"{"}1d8,1d6{"}"}kh o un paréntesis
odds-expected-sides = las caras del dado: de 1 a 1000, % o F
odds-expected-number = un número entero
odds-expected-comparison = una comparación como >=5
odds-expected-operator = un operador (+ - * /), un modificador de los dados o el final
odds-expected-closing_parenthesis = una coma o un paréntesis que cierre
odds-expected-opening_parenthesis = un paréntesis que abra
odds-expected-closing_brace = una coma o una llave que cierre
odds-expected-one_argument = un solo argumento
odds-expected-fewer_dice = usa 1000 dados como mucho
odds-expected-smaller_number = usa números de 9 cifras como mucho
odds-expected-shorter_text = escribe 500 caracteres como mucho
odds-expected-less_nesting = mete 40 paréntesis o llaves unos dentro de otros como mucho
odds-expected-smaller_roll = usa menos dados o más pequeños
odds-expected-face_that_stops = deja una cara que lo pare
odds-expected-divisor_without_zero = divide por algo que no pueda ser 0
odds-expected-one_explosion = los dados explotan una vez: un solo modificador x o !
odds-expected-keep_after_explosion = conserva dados enteros con !! o una reserva como {"{"}1d6x,1d6x{"}"}kh
odds-expected-keep_or_count_last = conservar o contar es el último modificador
odds-error-circumstance = Esto puede salir de demasiadas maneras: di menos cosas.
odds-error-unknown_circumstance = Aquí no hay --{ $name }. Hay: { $known }.
odds-error-unfit_circumstance = --{ $name } no puede ser «{ $given }»: { $wanted }.
odds-wanted-choice = uno de { $values }
odds-wanted-number = un número entero de { $least } a { $most }
odds-wanted-yes_no = sí o no
odds-wanted-text = algo más corto, o escrito de otra manera

# --- what a roll needs
odds-needs = { $how ->
    [low] { $target } o menos
    [high] { $target } o más
   *[rival] la tirada más alta
}
odds-shows = { $shows } o más en los dados
odds-rest = { $low ->
    [yes] Atributo
   *[no] Otros
}

# --- posibilidades en palabras
odds-percent = { $about ->
    [yes] ≈
   *[no] {""}
}{ $bound ->
    [under] <1
    [over] >99
   *[none] { $part }
} %
odds-hope = { $percent } { $what }
odds-aim = sale bien
odds-others = otra cosa
odds-others_hoped = sale bien de otro modo
odds-something = pasa algo
odds-nothing = nada
