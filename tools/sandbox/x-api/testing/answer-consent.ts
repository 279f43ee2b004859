/** A person at the authorize page, without a browser: answers where they are sent afterwards. */
export async function answerConsent(
  authorizeUrl: string,
  answer: { username: string } | 'cancel',
): Promise<string> {
  const page = await (await fetch(authorizeUrl)).text();
  const nonce = /name="nonce" value="([^"]+)"/.exec(page)?.[1];
  if (nonce === undefined) throw new Error(`No consent page at ${authorizeUrl}:\n${page}`);
  const response = await fetch(new URL('/i/oauth2/authorize', authorizeUrl), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(
      answer === 'cancel'
        ? { nonce, choice: 'cancel' }
        : { nonce, choice: 'approve', username: answer.username },
    ),
  });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`Consent was not taken:\n${await response.text()}`);
  return location;
}
