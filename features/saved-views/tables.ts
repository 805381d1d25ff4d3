/** The table of what staff have saved of lists. */
export type SavedViewTables = {
  saved_views: {
    id: string
    staff_id: string
    list: string
    name: string
    query: string
    shared: boolean
    created_at: Date
  }
}
