import type { Day } from '#values/dates.ts'
import type { Browser } from './browser.ts'

export type VisitorTables = {
  visitor_stats: {
    only_one: true
    page_views: number
    sessions: number
    created_at: Date
    last_updated: Date
  }
  visitor_devices: {
    device_id: string
    browser: Browser
    platform: string
    time_zone: string
    page_views: number
    created_at: Date
    timestamp: Date
    last_active: Date
  }
  visitor_days: { day: Day; device_id: string; visits: number; views: number }
  visitor_pages: { day: Day; page: string; views: number; entries: number }
  visitor_sources: { day: Day; source: string; visits: number }
  visitor_ledgers: { id: string; last_flush: number; last_flush_at: Date }
}
