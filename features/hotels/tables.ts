export type HotelTables = {
  hotels: { id: string; place_id: string; name: string; kind: string; stars: number; board: string }
}
