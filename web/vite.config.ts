import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** The server that `npm run dev` asks. */
const server = process.env.LINESHAFT_SERVER ?? 'http://127.0.0.1:8570';

/** Browsers ask for Brotli only over HTTPS, and most tables are played on a machine of one's own: gzip is what all take. */
function gzipped(): Plugin {
  return {
    name: 'gzipped',
    apply: 'build',
    // Other plugins still change the files until they are written.
    writeBundle({ dir }) {
      for (const file of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html|json|webmanifest)$/.test(file)) continue;
        const path = join(dir!, file);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), gzipped()],
  build: {
    target: 'es2022',
    // The content security policy allows no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, changeOrigin: true, headers: { origin: server } } },
  },
});
