import { Module } from '@nestjs/common';
import { UsersRepository } from './users.repository.js';

/** People who have signed in. */
@Module({ providers: [UsersRepository], exports: [UsersRepository] })
export class UsersModule {}
