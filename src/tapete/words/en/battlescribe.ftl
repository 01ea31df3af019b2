### Files of BattleScribe

battlescribe-error-bad = { $file }, line { $line }, element { $element }: { $problem }
battlescribe-error-unrelated = { $count ->
    [0] The game system (.gst) these catalogues belong to is missing.
   *[other] There are { $count } game systems, and 1 was expected.
}

battlescribe-problem-suffix = a file that ends in { $expected } was expected.
battlescribe-problem-unreadable = the file cannot be read: { $said }.
battlescribe-problem-too_big = the file is too big.
battlescribe-problem-zip = the packed file is damaged: { $said }.
battlescribe-problem-packing = it is packed in a way that is not read; pack it again with the usual one (deflate).
battlescribe-problem-double = something else has the id { $id } already (line { $line }).
battlescribe-problem-circle = its links lead in a circle.
battlescribe-problem-deep_links = its links lead too deep; at most { $most } may follow each other.
battlescribe-problem-too_much = with every link followed there is too much to read; at most { $most } entries are.
battlescribe-problem-several = only 1 file was expected inside the packed one, and there are { $count }.
battlescribe-problem-broken = this is not XML: { $said }.
battlescribe-problem-doctype = document type definitions are not accepted.
battlescribe-problem-root = BattleScribe's { $expected } was expected.
battlescribe-problem-version = version { $expected } of BattleScribe was expected, not { $found }.
battlescribe-problem-attribute = the attribute { $attribute } is missing.
battlescribe-problem-number = a number was expected in { $attribute }, not “{ $found }”.
battlescribe-problem-foreign = it is of another game system ({ $found }); { $expected } was expected.

battlescribe-left-element = this element is not known.
battlescribe-left-attribute = the attribute { $attribute } is not known.
battlescribe-left-dangling = it points to { $target }, which is in no file.
