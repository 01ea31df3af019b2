import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.TAPETE_SERVER ?? "http://127.0.0.1:8713";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tapete/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: {
      "/api": server,
      "/words": server,
      "/schema": server,
      "/socket": { target: server.replace("http", "ws"), ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"] },
});
