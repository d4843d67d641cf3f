import { mount } from 'svelte';
import App from './App.svelte';
import { arrive } from './me/me.svelte';
import { watchFaults } from './parts/faults.svelte';
import { watchPresses } from './parts/press';
import { listen } from './routes.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/board.css';
import './style/pick.css';

watchFaults();
watchPresses();
listen();
await arrive().catch((error: unknown) => console.error(error));
mount(App, { target: document.getElementById('app')! });
