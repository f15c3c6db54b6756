/** A session of WebDriver: `POST /session` and what follows, over HTTP. */
export interface WebDriverSession {
  readonly browserVersion: string;
  /** Sends a command of the session, such as `POST`, `/url`. */
  command<Result>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<Result>;
}

/**
 * Opens a session, once the driver answers.
 * @param driver its address
 * @param capabilities `alwaysMatch` of the specification
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function openSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const answer = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${driver}/session`,
    { capabilities: { alwaysMatch: capabilities } },
  );
  return {
    browserVersion: answer.capabilities.browserVersion,
    command: (method, path, body) => send(method, `${driver}/session/${answer.sessionId}${path}`, body),
  };
}

async function send<Result>(method: string, url: string, body: object = {}): Promise<Result> {
  const signal = AbortSignal.timeout(30_000);
  const response = await fetch(url, {
    method,
    signal,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
