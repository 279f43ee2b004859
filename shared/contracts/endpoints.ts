import { listSocialAccounts } from './accounts.ts';
import { listActivities } from './activities.ts';
import {
  createExtensionKey,
  endAllSessions,
  finishXSignIn,
  getCurrentUser,
  getXDebug,
  listExtensionKeys,
  listSessions,
  login,
  navigateSignOut,
  postVerifyToken,
  revokeExtensionKey,
  signOut,
  startTwitterSignIn,
  startXSignIn,
  testLogin,
  verifyToken,
} from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { generateContent, generateMultiple, generateReply, listAiProviders } from './generation.ts';
import { getHealth } from './health.ts';
import {
  createPersona,
  deletePersona,
  getPersonaImage,
  listPersonas,
  updatePersona,
} from './personas.ts';

/** Every call of the API: what the OpenAPI document and the tests over the whole API iterate. */
export const endpoints: Record<string, Endpoint> = {
  getHealth,
  getCurrentUser,
  testLogin,
  login,
  startXSignIn,
  startTwitterSignIn,
  finishXSignIn,
  getXDebug,
  verifyToken,
  postVerifyToken,
  navigateSignOut,
  listSessions,
  endAllSessions,
  signOut,
  listSocialAccounts,
  listExtensionKeys,
  createExtensionKey,
  revokeExtensionKey,
  listPersonas,
  createPersona,
  updatePersona,
  deletePersona,
  getPersonaImage,
  listActivities,
  listAiProviders,
  generateContent,
  generateMultiple,
  generateReply,
};
