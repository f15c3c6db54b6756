/**
 * Waits for work that may take too long; the work itself goes on.
 * @param ms how long, in milliseconds
 * @throws Error with the message when it took longer
 */
export async function withinTime<T>(work: Promise<T>, ms: number, message: string): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), ms);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
