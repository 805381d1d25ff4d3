import { expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'

const { registry, note, watch } = openMetrics()
note({ reference: '7KQM42XD', route: '/search', method: 'GET', status: 200, requestQueue: 'site', ms: 30 })
watch({
  http: { answeredFromMemory: () => 7 },
  requestQueues: { count: (requestQueue) => ({ running: requestQueue === 'site' ? 2 : 0, waiting: 1, refused: 3 }) },
  store: { size: { pages: 5, bytes: 4_096 } },
  databaseUse: () => ({ open: 4, idle: 3, waiting: 0 }),
  countJobs: async () => ({ due: 1, failed: 0 }),
})

test('the metrics have the names and labels that dashboards and alerts use', async () => {
  const lines = (await registry.metrics()).split('\n')
  expect(lines.filter((line) => /^impamba_(?!process_|nodejs_)/.test(line))).toEqual([
    'impamba_answers_total{route="/search",method="GET",status="200"} 1',
    'impamba_answer_seconds_bucket{le="0.005",queue="site"} 0',
    'impamba_answer_seconds_bucket{le="0.01",queue="site"} 0',
    'impamba_answer_seconds_bucket{le="0.025",queue="site"} 0',
    'impamba_answer_seconds_bucket{le="0.05",queue="site"} 1',
    'impamba_answer_seconds_bucket{le="0.1",queue="site"} 1',
    'impamba_answer_seconds_bucket{le="0.25",queue="site"} 1',
    'impamba_answer_seconds_bucket{le="0.5",queue="site"} 1',
    'impamba_answer_seconds_bucket{le="1",queue="site"} 1',
    'impamba_answer_seconds_bucket{le="2.5",queue="site"} 1',
    'impamba_answer_seconds_bucket{le="5",queue="site"} 1',
    'impamba_answer_seconds_bucket{le="10",queue="site"} 1',
    'impamba_answer_seconds_bucket{le="+Inf",queue="site"} 1',
    'impamba_answer_seconds_sum{queue="site"} 0.03',
    'impamba_answer_seconds_count{queue="site"} 1',
    'impamba_answers_from_memory_total 7',
    'impamba_kept_pages 5',
    'impamba_kept_pages_bytes 4096',
    'impamba_database_connections 4',
    'impamba_database_connections_idle 3',
    'impamba_database_waiting 0',
    ...['site', 'forms', 'documents', 'admin', 'webhooks'].flatMap((requestQueue) => [
      `impamba_request_queue{queue="${requestQueue}",state="running"} ${requestQueue === 'site' ? 2 : 0}`,
      `impamba_request_queue{queue="${requestQueue}",state="waiting"} 1`,
    ]),
    ...['site', 'forms', 'documents', 'admin', 'webhooks'].map(
      (requestQueue) => `impamba_request_queue_refused_total{queue="${requestQueue}"} 3`,
    ),
    'impamba_jobs{state="due"} 1',
    'impamba_jobs{state="failed"} 0',
  ])
})

test('the costs of the process itself are served with them, in the form of Prometheus', async () => {
  expect(registry.contentType).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await registry.metrics()
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toMatch(new RegExp(`^impamba_${name} [\\d.e+-]+$`, 'm'))
})
