recados-title = Errands
recados-unit = inches
recados-head = { $left ->
    [0] The day is over
    [one] 1 errand left
   *[other] { $left } errands left
}
recados-card = Today
recados-zone = The square
recados-result-done = Every errand is run.

recados-name-couriers = The couriers
recados-name-courier = The courier
recados-name-miller = The miller
recados-name-baker = The baker
recados-name-cart = The cart
recados-name-mill = Mill

recados-ask-one_of = How do you travel?
recados-ask-some = What do you take along?
recados-ask-order = In which order do you call at them?
recados-ask-amount = How many letters do you carry?
recados-ask-yes_no = Does the dog come along?
recados-ask-form = Whom do you greet?
recados-ask-faces = Throw for the weather.
recados-ask-spot = Where do you leave the cart?
recados-ask-facing = Which way do you look?
recados-ask-route = Where do you walk?

recados-option-mule = By mule
recados-option-cart = By cart
recados-option-foot = On foot
recados-option-boat = By boat
recados-option-rope = A rope
recados-option-lamp = A lamp
recados-option-map = A map
recados-option-whistle = A whistle
recados-option-mill = The mill
recados-option-oven = The oven
recados-option-forge = The forge
recados-option-well = The well
recados-option-greet = Greet { $who ->
    [miller] the miller
   *[baker] the baker
}
recados-option-walk = Walk to column { $x }, row { $y }
recados-option-spot = At column { $x }, row { $y }
recados-option-face = { $degrees ->
    [0] North
    [45] North-east
    [90] East
    [135] South-east
    [180] South
    [225] South-west
    [270] West
    [315] North-west
   *[other] { $degrees }°
}
recados-detail-tone = { $value ->
    [plain] Plainly
    [warm] Warmly
   *[cold] Coldly
}
recados-detail-gift = { $value ->
    [bread] With bread
    [cheese] With cheese
    [honey] With honey
    [wine] With wine
   *[nothing] Without a gift
}
recados-reason-dry = The river is dry.

recados-event-noted = Noted: { $kind } { $answer }
recados-event-whispered = A whisper: { $number }
recados-event-walked = The courier walks.
