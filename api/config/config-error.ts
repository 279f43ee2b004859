/** Something an operator has set wrong. Its message is all that is printed: what to set, no stack. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';
}
