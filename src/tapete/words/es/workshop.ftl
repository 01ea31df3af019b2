workshop-error-unknown = El juego no tiene el taller «{ $name }». Tiene: { $known }.
workshop-error-bad_draft = Esto no es un borrador de este taller: { $problem }.
workshop-error-unsound = Así no se puede jugar: { $faults }
workshop-error-not_printed = Lo que se hace aquí no tiene hoja que imprimir.
