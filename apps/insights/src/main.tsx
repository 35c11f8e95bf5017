import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './insights.css';

const root = document.getElementById('insights');
if (root) createRoot(root).render(<App site={root.dataset['site'] ?? ''} />);
