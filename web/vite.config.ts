import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // For older browsers the build would rewrite `light-dark()`, and the captcha's checkbox becomes invisible.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Fonts stay files of their own, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
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
      '@mantine/core',
      '@tanstack/react-query',
    ],
  },
});
