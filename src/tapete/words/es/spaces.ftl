spaces-error-bad_board = No se puede jugar en el tablero, en { MM($x) }, { MM($y) } mm: { $reason }
spaces-error-bad_drawing = No se puede leer el dibujo, línea { $line }, columna { $column }: { $reason }
spaces-error-bad_map = El archivo de mapa está mal en { $path }: { $reason }

spaces-board-bad_size = no tiene tamaño, o es demasiado grande.
spaces-board-leaves_board = «{ $name }» se sale del tablero.
spaces-board-degenerate = «{ $name }» no tiene área, o un lado no tiene longitud.
spaces-board-crossed_outline = el contorno de «{ $name }» se cruza consigo mismo.
spaces-board-open_wall = el muro «{ $name }» debería cerrarse y está abierto.
spaces-board-crossed_walls = el muro «{ $name }» cruza otro sin juntarse.
spaces-board-figure_leaves_board = { $name } está fuera del tablero.
spaces-board-figure_in_piece = { $name } está dentro de la escenografía.
spaces-board-figures_overlap = { $name } está encima de otra figura.

spaces-drawing-empty = no hay nada dibujado.
spaces-drawing-too_large = es demasiado grande.
spaces-drawing-ragged = la línea es más corta o más larga que la primera.
spaces-drawing-unknown_sign = el signo «{ $found }» no está en la leyenda.
spaces-drawing-twice = la letra «{ $found }» está dos veces.

spaces-map-object = se esperaba un objeto, no { $found }.
spaces-map-list = se esperaba una lista, no { $found }.
spaces-map-fewer_items = se esperaban menos elementos que { $found }.
spaces-map-number = se esperaba un número, no { $found }.
spaces-map-number_in_range = el número { $found } está fuera de rango.
spaces-map-true_or_false = se esperaba verdadero o falso, no { $found }.
spaces-map-text = se esperaba un texto, no { $found }.
spaces-map-colour = se esperaba un color, no { $found }.
spaces-map-two_points = se esperaban dos puntos, no { $found }.
spaces-map-json = se esperaba JSON: { $found }
spaces-map-smaller_file = se esperaba un archivo de menos de { $found } bytes.

spaces-refusal-off_board = Eso se sale del tablero en { MM($x) }, { MM($y) } mm.
spaces-refusal-through = «{ $name }» está en medio.
spaces-refusal-over = { $name } está en medio.
spaces-refusal-ends_on = Ahí no hay sitio.
spaces-refusal-zone = Eso está fuera de la zona.
spaces-refusal-too_far = Está demasiado lejos: hacen falta { INCHES($needs) }″ ({ MM($needs) } mm) y quedan { INCHES($has) }″.
spaces-refusal-not_straight = Tiene que ser en línea recta.
spaces-refusal-unseen = No se ve ese sitio desde aquí.
spaces-refusal-nowhere = Apunta a algún sitio.
