import { Module } from '@nestjs/common';
import { ApiDocsController } from './api-docs.controller.js';
import { ApiDocsService } from './api-docs.service.js';

/** The description of the API, for programs and for people. */
@Module({ controllers: [ApiDocsController], providers: [ApiDocsService] })
export class ApiDocsModule {}
