/** Errors in words, with what to do next. */
import { say } from "../words/say.svelte";
import { ApiError, OfflineError } from "./api";
import { LostError, RefusedError } from "./socket.svelte";

export function faultOf(error: unknown): string {
  if (error instanceof RefusedError) return say(error.refused.message);
  if (error instanceof ApiError && error.words) return say(error.words);
  if (error instanceof OfflineError || error instanceof LostError)
    return say("web.trouble.offline_next");
  return say("web.trouble.fault_next");
}
