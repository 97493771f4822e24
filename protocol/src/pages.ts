// Which address is which page of the web app: the server answers these, and only these, with the app.
export const PAGES = {
  home: '/',
  lobby: '/lobby',
  myGames: '/my/games',
  newTable: '/new/:game',
  table: '/tables/:id',
  player: '/players/:id',
  leaderboard: '/leaderboard/:game',
  signIn: '/sign-in',
  signInLink: '/sign-in/:token',
  settings: '/settings',
  guide: '/games/:id',
  rules: '/games/:id/rules',
  houseRules: '/rules',
  api: '/api/docs',
  offline: '/offline',
  offlineTable: '/offline/:id',
} as const
