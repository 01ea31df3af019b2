import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/browser/preferences.svelte";
import { follow, place } from "./lib/browser/router.svelte";
import { learn } from "./lib/words/say.svelte";
import { faces } from "./look/faces";
import { fetched, pageOf } from "./pages/routes";
import "./look/look.css";

// The page and its words are asked for side by side.
fetched(pageOf(place.parts).load).catch(() => undefined);
learn("web", preferences.language).catch(() => undefined);
follow();

// Nothing is shown in another face first: its lines would move once the right one came.
void faces().then(() => mount(App, { target: document.getElementById("app")! }));
