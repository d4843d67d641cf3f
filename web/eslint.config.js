/** What no line of the pages may do. How lines look is prettier's. */

import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/api/schema.d.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The types know.
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // What is kept in a state is put in place of the old, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space at the end of a line must be said.
      'svelte/no-useless-mustaches': 'off',
      // It takes the words of the reason for names of warnings.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // The rule books are our own, and made into pages when they are built.
    files: ['src/learn/**/*.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
