import '#shared/ui/styles.css';
import 'react-dom/client';

// Set up in tasks of their own: what the console is made of, and then the console.
void import('./console.tsx');
