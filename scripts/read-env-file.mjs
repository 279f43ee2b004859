import { readEnvFile } from './run.mjs';

// For `node --import`: the commands beside the server work on the database that the server works on.
readEnvFile();
