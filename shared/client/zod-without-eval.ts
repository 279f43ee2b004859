import { z } from 'zod';

// zod probes for `new Function`; our content security policy reports even that probe.
z.config({ jitless: true });
