import { Module } from '@nestjs/common';
import { NamesClient } from './names.client.js';

/** What patients and plans are called. */
@Module({ providers: [NamesClient], exports: [NamesClient] })
export class NamesModule {}
