import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { unavailable } from '../errors.js';
import { Log } from '../logging.js';
import { Metrics } from '../metrics.js';
import { IDLE_CONNECTION_MS } from './data-source-options.js';
import { measureConnections, tellConnections } from './measured-pool.js';
import { doneByItself, letRest } from './own-work.js';

const RETRY_EVERY_MS = 500;

/** Connects to Postgres in the background and keeps trying, so that a service starts while the database is away. */
@Injectable()
export class DatabaseConnection implements OnModuleInit, OnModuleDestroy {
  private connected = false;
  private stopped = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {
    metrics.onScrape(() => {
      if (this.connected) tellConnections(this.pool, metrics);
    });
  }

  /** The data source once it has connected. @throws ApiError 503 before */
  get source(): DataSource {
    if (!this.connected) throw unavailable('database');
    return this.dataSource;
  }

  /** The driver's own pool, for statements that need nothing of TypeORM. @throws ApiError 503 before it has connected */
  get pool(): Pool {
    return (this.source.driver as unknown as { master: Pool }).master;
  }

  /** Asks whether the database answers. @throws the driver's error, or ApiError 503 before it has connected */
  async ask(): Promise<void> {
    await doneByItself(() => this.pool.query('SELECT 1'));
  }

  async onModuleInit(): Promise<void> {
    await this.connect(1);
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.retry);
  }

  private async connect(attempt: number): Promise<void> {
    try {
      await this.dataSource.initialize();
      this.connected = true;
      letRest(this.pool, IDLE_CONNECTION_MS);
      measureConnections(this.pool, this.metrics);
      if (attempt > 1) this.log.info('database.back', { component: 'database', attempt });
    } catch (error) {
      if (attempt === 1) this.log.error('database.away', error, { component: 'database' });
      if (this.stopped) return;
      this.retry = setTimeout(() => void this.connect(attempt + 1), RETRY_EVERY_MS);
    }
  }
}
