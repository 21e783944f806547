/** Parts of the running product that a journey may stop. */
export type Component = 'patients' | 'plans' | 'catalog' | 'admin' | 'postgres' | 'redis';

async function tell(action: 'stop' | 'start', component: Component): Promise<void> {
  const response = await fetch(`${process.env.PORA_CONTROL_URL}/${action}/${component}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${action} ${component}: ${await response.text()}`);
}

/** Runs `work` while a part of the product is down, and brings the part back whatever happens. */
export async function without<T>(component: Component, work: () => Promise<T>): Promise<T> {
  await tell('stop', component);
  try {
    return await work();
  } finally {
    await tell('start', component);
  }
}
