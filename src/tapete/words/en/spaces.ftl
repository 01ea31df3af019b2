spaces-error-bad_board = The board cannot be played on, at { MM($x) }, { MM($y) } mm: { $reason }
spaces-error-bad_drawing = The drawing cannot be read, line { $line }, column { $column }: { $reason }
spaces-error-bad_map = The map file is wrong at { $path }: { $reason }

spaces-board-bad_size = it has no size, or is too large.
spaces-board-leaves_board = “{ $name }” leaves the board.
spaces-board-degenerate = “{ $name }” has no area, or a side without length.
spaces-board-crossed_outline = the outline of “{ $name }” crosses itself.
spaces-board-open_wall = the wall “{ $name }” should close and is open.
spaces-board-crossed_walls = the wall “{ $name }” crosses another without a joint.
spaces-board-figure_leaves_board = { $name } stands off the board.
spaces-board-figure_in_piece = { $name } stands in a piece of scenery.
spaces-board-figures_overlap = { $name } stands on another figure.

spaces-drawing-empty = there is nothing drawn.
spaces-drawing-too_large = it is too large.
spaces-drawing-ragged = the line is shorter or longer than the first.
spaces-drawing-unknown_sign = the sign “{ $found }” is not in the legend.
spaces-drawing-twice = the letter “{ $found }” stands twice.

spaces-map-object = an object was expected, not { $found }.
spaces-map-list = a list was expected, not { $found }.
spaces-map-fewer_items = fewer items were expected than { $found }.
spaces-map-number = a number was expected, not { $found }.
spaces-map-number_in_range = the number { $found } is out of range.
spaces-map-true_or_false = true or false was expected, not { $found }.
spaces-map-text = text was expected, not { $found }.
spaces-map-colour = a colour was expected, not { $found }.
spaces-map-two_points = two points were expected, not { $found }.
spaces-map-json = JSON was expected: { $found }
spaces-map-smaller_file = a smaller file was expected than { $found } bytes.

spaces-refusal-off_board = That leaves the board at { MM($x) }, { MM($y) } mm.
spaces-refusal-through = “{ $name }” is in the way.
spaces-refusal-over = { $name } is in the way.
spaces-refusal-ends_on = There is no room to stand there.
spaces-refusal-zone = That is outside the zone.
spaces-refusal-too_far = It is too far: needs { INCHES($needs) }″ ({ MM($needs) } mm), has { INCHES($has) }″.
spaces-refusal-not_straight = It must be a straight line.
spaces-refusal-unseen = That place cannot be seen from here.
spaces-refusal-nowhere = Point it somewhere.
