### The workshop: what is made to be played with

builder-title = Characters and bands
builder-about = Pick, and see at once what it costs and what comes of it. What cannot be says so with its rule.
builder-games = Game
builder-workshops = Workshop
builder-no_workshop = There is nothing to make for this game before playing.
builder-own = Yours
builder-new = New
builder-examples = Begin with an example…
builder-bring = Bring content…
builder-several = { $count } were read, and all are kept. Pick one above.
builder-brought = { $count ->
    [one] Content read: one more to begin with.
   *[other] Content read: { $count } more to begin with.
}
builder-from_files = From your files
builder-notes = { $count ->
    [one] One note
   *[other] { $count } notes
}
builder-drop = Delete { $name }
builder-none = None
builder-own_text = { $text }
builder-strange = No longer exists
builder-lower = { $name }: a step less
builder-raise = { $name }: a step more
builder-add = Add: { $what }
builder-take = Add { $name }
builder-remove = Remove { $name }
builder-search = Search by words
builder-found = { $count ->
    [0] Nothing
    [one] 1 result
   *[other] { $count } results
}
builder-nothing = Nothing has all those words. Try fewer.
builder-done = Done
builder-summary = How it stands
builder-texts = In words
builder-spent = { $spent } of { $most }
builder-sound = All is in order: it can be played.
builder-sound_short = In order
builder-unsound_short = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
builder-unsound = { $count ->
    [one] 1 fault. Mend it to be able to play.
   *[other] { $count } faults. Mend them to be able to play.
}
builder-play = Play with this
builder-saved = Kept in this browser.
builder-unsaved = Give it a name and it will be kept in this browser.
builder-print = Sheet to print
builder-text = As text
builder-text_about = Copy it, keep it, or paste another sheet here and read it in. Both languages are understood.
builder-copy = Copy
builder-copied = Text copied.
builder-save_text = Keep
builder-read = Read this text
builder-paper = Paper
builder-paper_a4 = A4
builder-paper_letter = Letter
