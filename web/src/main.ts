import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./lib/router.svelte";
import "./look/look.css";

follow();

mount(App, { target: document.getElementById("app")! });
