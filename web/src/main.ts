import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { follow, place } from "./lib/router.svelte";
import { learn } from "./lib/say.svelte";
import { fetched, pageOf } from "./pages/routes";
import "./look/look.css";

// The page and its words are asked for side by side.
fetched(pageOf(place.parts).load).catch(() => undefined);
learn("web", preferences.language).catch(() => undefined);
follow();

mount(App, { target: document.getElementById("app")! });
