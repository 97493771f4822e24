export function postgresFolder(): string | undefined
export function redisPath(): string | undefined
export function ensureDatabases(): void
export function missingDatabases(): string[]
