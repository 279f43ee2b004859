/** What a light answer would hurt. */
export const isHarm = (label: string) => /^(?:grief|hostile|scam|incident|complaint)$/.test(label);
