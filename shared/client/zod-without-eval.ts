import { config } from 'zod';

// zod probes for `new Function`; our content security policy reports even that probe.
config({ jitless: true });
