/** Waits until a condition holds, checking every few milliseconds; fails with the last value when it does not in time. */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  holds: (value: Value) => boolean = Boolean,
  withinMs = 20_000,
): Promise<Value> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const value = await look()
    if (holds(value)) return value
    if (performance.now() > deadline)
      throw new Error(`It did not come to hold within ${withinMs} ms; at last it was ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
