### El taller: lo que se hace para jugar con ello

builder-title = Personajes y bandas
builder-about = Elige y mira al momento lo que cuesta y lo que resulta. Lo que no se puede lo dice con su regla.
builder-games = Juego
builder-workshops = Taller
builder-no_workshop = Para este juego no hay nada que hacer antes de jugar.
builder-own = Los tuyos
builder-new = Nuevo
builder-examples = Partir de un ejemplo…
builder-bring = Traer contenido…
builder-several = Se han leído { $count } y se guardan todos. Elige uno arriba.
builder-brought = { $count ->
    [one] Contenido leído: hay algo más con lo que empezar.
   *[other] Contenido leído: hay { $count } cosas más con las que empezar.
}
builder-from_files = De tus archivos
builder-notes = { $count ->
    [one] Una nota
   *[other] { $count } notas
}
builder-drop = Borrar a { $name }
builder-none = Nada
builder-own_text = { $text }
builder-strange = Ya no existe
builder-lower = { $name }: un paso menos
builder-raise = { $name }: un paso más
builder-add = Añadir: { $what }
builder-take = Añadir { $name }
builder-remove = Quitar { $name }
builder-search = Buscar por palabras
builder-found = { $count ->
    [0] Nada
    [one] 1 resultado
   *[other] { $count } resultados
}
builder-nothing = Nada tiene todas esas palabras. Prueba con menos.
builder-done = Listo
builder-summary = Cómo queda
builder-texts = En palabras
builder-spent = { $spent } de { $most }
builder-sound = Todo en regla: se puede jugar.
builder-sound_short = En regla
builder-unsound_short = { $count ->
    [one] 1 falta
   *[other] { $count } faltas
}
builder-unsound = { $count ->
    [one] 1 falta. Arréglala para poder jugar.
   *[other] { $count } faltas. Arréglalas para poder jugar.
}
builder-play = Jugar con esto
builder-saved = Guardado en este navegador.
builder-unsaved = Ponle nombre y se guardará en este navegador.
builder-print = Hoja para imprimir
builder-text = Como texto
builder-text_about = Cópialo, guárdalo, o pega aquí otra ficha y léela. Se entiende en los dos idiomas.
builder-copy = Copiar
builder-copied = Texto copiado.
builder-save_text = Guardar
builder-read = Leer este texto
builder-paper = Papel
builder-paper_a4 = A4
builder-paper_letter = Carta
