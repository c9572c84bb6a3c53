import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** The contract reaches the browser without its schemas (docs/decisions/006). */
const withoutSchemas: Plugin = {
  name: 'without-schemas',
  enforce: 'pre',
  apply: 'build',
  resolveId(id) {
    if (id !== 'zod' || this.environment.name !== 'client') return null;
    return join(import.meta.dirname, 'schemas-in-browser.ts');
  },
};

export default defineConfig({
  plugins: [withoutSchemas, reactRouter()],
  build: {
    // For older browsers the build would rewrite `light-dark()`, and the captcha's checkbox becomes invisible.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Fonts stay files of their own, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
  },
  // What shapes Arabic letters waits for its WebAssembly at its top level.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What nearly every route needs is one file. In its small parts it would be some forty requests, which
              // a slow connection answers one after the other.
              groups: [{ name: 'shared', minShareCount: 12 }],
            },
          },
        },
      },
    },
  },
  ssr: { noExternal: [/^@mantine\//, /^@fontsource/] },
  // Named here, they are prepared before the first page, which otherwise loads twice.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
    ],
  },
});
