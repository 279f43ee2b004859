import { readEnvFile } from './run.mjs';

// For `node --import`: the commands beside the server see what the server sees.
readEnvFile();
